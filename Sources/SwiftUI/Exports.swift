@_exported import Formats
@_exported import ViewGraph
@_exported import Combine
@_exported import Observation
