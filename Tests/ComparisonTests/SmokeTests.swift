import Rendering
import Testing

@testable import Comparison
