extension StandardLibrary {
    /// What of Foundation is written in Swift.
    static let foundationSources: [LibrarySource] = [
        errorSource, notificationSource, userDefaultsSource, fileSource, fileAccessSource, bundleSource,
        urlLoadingSource, threadSource,
        queueSource, stringSource, attributedStringSource, loggingSource, formatterSource, collectionSource,
        processSource, predicateSource, functionSource, expressionSource, nameSource, localeSource,
        dataSource, scannerSource, spanSource, algorithmSource, replacingSource, rangeSetSource, differenceSource,
        collectionProtocolSource, smallCollectionSource, urlErrorCodeSource, cocoaErrorCodeSource, textPartSource,
        componentsFormatSource, formatStringSource, indexPathSource, indexSetSource, progressSource, comparatorSource,
        localizationSource, objectSource, mirrorSource,
    ]
}
