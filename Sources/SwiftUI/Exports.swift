@_exported import ViewGraph
