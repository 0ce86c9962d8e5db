import SwiftInterpreter

/// What of UIKit and of the app around a view is written in Swift. A picture has no app around it: what only a device
/// shows or does is accepted, what would be seen and isn't is told.
let appSources: [LibrarySource] = [
    screenSource, windowSource, applicationSource, controllerSource, representableSource, feedbackSource,
    appearanceSource, publisherSource, publisherValuesSource, coderSource, playgroundSource, textToolSource,
    imageToolSource, modelSource, querySource, bundleResourceSource, activitySource, rotorSource, tabSidebarSource,
    textRendererSource, appKitSource, appKitRepresentableSource, besideViewsSource, graphicsSource, libraryItemSource,
    dropSource, appKitApplicationSource, textDrawingSource, notificationRequestSource, ownerSource,
    foreignScreenSource, placeSource, soundSource, constraintSource, transformSource,
]
