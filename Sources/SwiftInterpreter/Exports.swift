@_exported import NearNames
