import Foundation
import Rendering
import SwiftUI

let card = Label("Drawn on Linux", systemImage: "paintbrush.fill").font(.title).padding(24).foregroundStyle(.tint)
let picture = try RenderSession(view: card).picture().encoded(as: .png)
try Data(picture).write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "card.png"))
