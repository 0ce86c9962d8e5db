import ArgumentParser
import Files
import Rendering

struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the devices that '--device' knows, with their sizes in points.")

    func run() throws { try OutputFile.print(Device.listing) }
}
