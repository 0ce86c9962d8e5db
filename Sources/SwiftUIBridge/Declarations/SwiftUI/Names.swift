protocol Keyframes {}

protocol KeyframeTrackContent: Keyframes {}

struct KeyframeTracks<Value>: Keyframes {}

struct KeyframeSequence<Value>: KeyframeTrackContent {}

struct PlaceholderContentView: View {}

typealias CGMutablePath = CGPath

protocol ShapeView: View {}

protocol VisualEffect {}

protocol TransferRepresentation {}

struct TransferRepresentations: TransferRepresentation {}

extension Optional: Gesture where Wrapped: Gesture {}

typealias LayoutSubviews = [LayoutSubview]

struct _ViewModifier_Content: View {}

protocol AnimatableModifier: Animatable, ViewModifier {}

struct _IgnoredByLayoutEffect<Base>: ViewModifier {}

protocol TextAttribute {}

typealias LabelOfTextAndImage = Label<Text, Image>

struct _TextFieldStyleLabel: View {}

typealias NSColor = UIColor

typealias NSImage = UIImage

typealias _ColorLiteralType = UIColor

typealias _ImageLiteralType = UIImage

typealias ToolbarContentBuilder = ViewBuilder

struct BuiltCommands: Commands {}

typealias SubviewsCollection = [Subview]

typealias SectionCollection = [SectionConfiguration]

struct TabContents<SelectionValue>: View {}

protocol TableColumnContent {}

struct TupleTableColumnContent<RowValue>: TableColumnContent {}

extension Optional: View where Wrapped: View {}

extension Never: View {}
