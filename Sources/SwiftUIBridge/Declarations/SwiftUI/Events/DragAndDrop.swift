protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder static var transferRepresentation: Representation { get }
}

protocol DropDelegate {
    @Native(dropDelegateValidateDrop) func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    @Native(dropDelegateDropEntered) func dropEntered(info: DropInfo)
    @Native(dropDelegateDropUpdated) func dropUpdated(info: DropInfo) -> DropProposal?
    @Native(dropDelegateDropExited) func dropExited(info: DropInfo)
}

@Converted @Represented(by: NSItemProvider) class NSItemProvider {
    @Native(nSItemProviderInit) init()
    @Native(nSItemProviderInitObject) init<T>(object: T)
    @Native(nSItemProviderInitObject) init<T>(item: T?, typeIdentifier: String?)
    @Native(nSItemProviderInitContentsOf) init?(contentsOf url: URL)
    @Native(nSItemProviderSuggestedName, set: setNSItemProviderSuggestedName) var suggestedName: String? {
        get nonmutating set
    }
    @Native(nSItemProviderRegisteredTypeIdentifiers) var registeredTypeIdentifiers: [String] { get }
    @Native(nSItemProviderHasItemConformingToTypeIdentifier) func hasItemConformingToTypeIdentifier(
        _ typeIdentifier: String
    ) -> Bool
    @Native(nSItemProviderCanLoadObject) func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    @Native(nSItemProviderLoadObject) @discardableResult func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Void
}
