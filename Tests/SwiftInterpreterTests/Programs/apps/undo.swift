struct Document {
    private(set) var text = ""; private var undo: [String] = [], redo: [String] = [];
    var canUndo: Bool { !undo.isEmpty }
    mutating func edit(_ change: (inout String) -> Void) { undo.append(text); redo.removeAll(); change(&text) }
    mutating func undoLast() { guard let t = undo.popLast() else { return }; redo.append(text); text = t };
    mutating func redoLast() { guard let t = redo.popLast() else { return }; undo.append(text); text = t }
}
func run() {
    var d = Document(); d.edit { $0 = "a" }; d.edit { $0 += "b" }; d.edit { $0 = String($0.reversed()) }; print(d.text);
    d.undoLast(); print(d.text); d.undoLast(); d.redoLast(); print(d.text, d.canUndo); d.undoLast(); d.undoLast();
    d.undoLast(); print(d.text.isEmpty, d.canUndo)
}
