import SwiftUI

struct Folder: Identifiable {
    let id: String
    var isOpen = true
    var parts: [Folder]?
}

struct SectionCards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Group(sections: content) { sections in
                if let first = sections.first { Text("\(sections.count) sections, \(first.content.count) loose") }
                ForEach(sections) { section in
                    VStack(alignment: .leading) {
                        if !section.header.isEmpty { section.header.bold() }
                        HStack { section.content }
                        section.footer.font(.caption)
                    }
                    .padding(6)
                    .background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))
                }
            }
            ForEach(sections: Text("alone")) { Text("section of \($0.content.count)") }
        }
    }
}

struct SectionsAndCorners: View {
    @State private var folders = [Folder(id: "a"), Folder(id: "b", isOpen: false)]

    var body: some View {
        VStack {
            SectionCards {
                Text("loose")
                Section("One") {
                    Text("1")
                    Text("2")
                }
                Section {
                    Text("3").padding(2)
                } header: {
                    Text("Two")
                } footer: {
                    Text("end of two")
                }
                .foregroundStyle(.blue)
            }
            Toggle("All", sources: $folders, isOn: \.isOpen)
            Toggle(sources: $folders, isOn: \.isOpen) { Text("Both") }
            OutlineGroup(Folder(id: "root", parts: [Folder(id: "leaf")]), children: \.parts) { Text($0.id) }
            HStack {
                ConcentricRectangle()
                    .fill(.red)
                    .padding(10)
                    .background(.blue, in: RoundedRectangle(cornerRadius: 30))
                    .containerShape(RoundedRectangle(cornerRadius: 30))
                ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(.green)
                Color.orange.clipShape(.buttonBorder)
            }
            .frame(width: 240, height: 60)
            Text("here").onContinuousHover(coordinateSpace: .global) { _ in }
            DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: ...Date()) { Text("before") }
        }
    }
}
