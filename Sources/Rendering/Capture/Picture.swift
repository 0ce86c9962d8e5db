import Budget
import CairoBackend
import Drawing
import Foundation
import SVGWriter

/// A drawing that is ready to be written in any format.
public struct Picture: Sendable {
    package let displayList: DisplayList
    public let options: PictureOptions
    /// What writing it may use where no run counts it already.
    let limits: RenderLimits

    package init(displayList: DisplayList, options: PictureOptions, limits: RenderLimits = RenderLimits()) {
        (self.displayList, self.options, self.limits) = (displayList, options, limits)
    }

    private func enterBudget(_ activity: RunActivity) -> BudgetScope? {
        let scope = RunBudget().enterAnew(limits.budget)
        RunBudget.begin(activity)
        return scope
    }

    /// The picture as a file of that format.
    public func encoded(as format: PictureFormat) throws(RenderFailure) -> [UInt8] {
        let scope = enterBudget(.drawing)
        defer { scope?.leave() }
        do {
            switch format {
            case .png: return try CairoRenderer().png(displayList, options)
            case .pdf: return try CairoRenderer().pdf(displayList, options)
            case .svg: return Array(try SVGWriter(raster: CairoRenderer()).svg(displayList, options).text.utf8)
            }
        } catch let error as PictureError {
            throw error.failure
        } catch {
            throw RenderFailure(.source, "the picture can't be written as \(format.rawValue): \(error)")
        }
    }

    /// The picture as a PNG, handed on piece by piece, so that a tall one takes no more memory than a short one.
    // Unsafe: the bytes are valid for the call.
    public func png(write: (UnsafeRawBufferPointer) throws -> Void) throws {
        let scope = enterBudget(.drawing)
        defer { scope?.leave() }
        do {
            try CairoRenderer().png(displayList, options, write: write)
        } catch let error as PictureError {
            throw error.failure
        }
    }

    /// What a file of that format doesn't hold, as lines of text.
    public func warnings(for format: PictureFormat) -> [String] {
        guard format != .png else { return [] }
        return displayList.unsafeLinks.map {
            "warning: the link to '\($0)' isn't in the \(format.rawValue.uppercased()); http, https, mailto and # may be\n"
        }
    }

    /// The picture in memory.
    public func bitmap() throws(RenderFailure) -> Bitmap {
        let scope = enterBudget(.drawing)
        defer { scope?.leave() }
        do throws(PictureError) {
            return try CairoRenderer().bitmap(displayList, options)
        } catch {
            throw error.failure
        }
    }
}

extension PictureError {
    var failure: RenderFailure {
        switch self {
        case .tooManyPixels: RenderFailure(.limit("pixels"), "\(self) (--max-pixels)")
        case .limit(let exceeded): RenderFailure(exceeded)
        case .nestedTooDeeply: RenderFailure(.limit("depth"), "\(self) (limit 'depth')")
        case .invalidScale: RenderFailure(.request, "\(self)")
        case .emptyCanvas:
            RenderFailure(
                .source,
                "\(self)\nnote: a view that has no size of its own fills what it is proposed: '--size 393x852' does that"
            )
        case .failed: RenderFailure(.source, "\(self)")
        }
    }
}

extension RenderFailure {
    package init(_ exceeded: BudgetExceeded) {
        let name = exceeded.limit.name
        self.init(.limit(name), text: "error: \(exceeded)\nnote: '--max-\(name)' sets this limit\n")
    }
}
