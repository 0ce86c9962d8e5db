protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder static var transferRepresentation: Representation { get }
}

@MainActor protocol DropDelegate {
    @Native(dropDelegateValidateDrop) func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    @Native(dropDelegateDropEntered) func dropEntered(info: DropInfo)
    @Native(dropDelegateDropUpdated) func dropUpdated(info: DropInfo) -> DropProposal?
    @Native(dropDelegateDropExited) func dropExited(info: DropInfo)
}

@Converted @Represented(by: NSItemProvider) class NSItemProvider {
    @Native(itemProviderInit) init()
    @Native(itemProviderInitObject) init<T>(object: T)
    @Native(itemProviderInitObject) init<T>(item: T?, typeIdentifier: String?)
    @Native(itemProviderInitContentsOf) init?(contentsOf url: URL)
    @Native(itemProviderSuggestedName, set: setItemProviderSuggestedName) var suggestedName: String? {
        get nonmutating set
    }
    @Native(itemProviderRegisteredTypeIdentifiers) var registeredTypeIdentifiers: [String] { get }
    @Native(itemProviderHasItemConformingToTypeIdentifier) func hasItemConformingToTypeIdentifier(
        _ typeIdentifier: String
    ) -> Bool
    @Native(itemProviderCanLoadObject) func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    @Native(itemProviderLoadObject) @discardableResult func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Void
}
