import Drawing
import Foundation
import ViewGraph

extension RenderSession {
    /// Lets events happen and takes a picture of each frame meanwhile, and after them until everything that ends has
    /// come to rest.
    public func film(
        _ events: [RenderEvent], _ film: FilmOptions, each: (FilmMoment) throws -> Void
    ) throws {
        try withoutActuallyEscaping(each) { each in
            let frame = 1 / film.rate
            var last: Picture?
            func hand(_ picture: Picture, _ duration: Double, _ index: Int) throws {
                try each(FilmMoment(picture: picture, duration: duration, index: index))
            }
            let recorder = FilmRecorder(start: graph.clock.now, options: film) { [unowned self] index in
                let picture = try self.picture(showing: fingers).enlarged(to: film.size)
                if let last {
                    let held = index == 1 ? max(film.hold.start, 0) : 0
                    try hand(last, frame + held, index - 1)
                }
                last = picture
            }
            self.recorder = recorder
            defer { self.recorder = nil }
            try deliver(events)
            try finish(recorder)
            if let failure = recorder.failure { throw failure }
            guard let last else { throw RenderFailure(.request, "the film has no frame in that time (--film)") }
            try hand(last, frame + max(film.hold.end, 0), recorder.index - 1)
        }
    }

    /// Lets time pass until the film is over.
    private func finish(_ recorder: FilmRecorder) throws {
        let endOfRound = graph.clock.now + graph.repeatingPeriod
        beginEvaluation()
        func goesOn() -> Bool {
            if recorder.isOver { return false }
            if recorder.options.range != nil { return true }
            return recorder.index == 0 || graph.isSettling || recorder.next < endOfRound - 1e-9
        }
        repeat {
            if recorder.isOver { return }
            beginEvaluation()
            if recorder.next > graph.clock.now { try pass(by: recorder.next - graph.clock.now) }
            recorder.take()
        } while goesOn()
    }

    /// Where fingers are shown now.
    private var fingers: [CGPoint] {
        guard let recorder, recorder.options.showsTaps else { return [] }
        return recorder.touches.filter { $0.until >= graph.clock.now - 1e-9 }.map(\.point)
    }

    /// A finger touches a point of the canvas.
    func noteTouch(at point: CGPoint) {
        guard let recorder, recorder.options.showsTaps else { return }
        recorder.touches.append((point, graph.clock.now + 0.25))
    }

    private func picture(showing fingers: [CGPoint]) throws(RenderFailure) -> Picture {
        let plain = try picture()
        guard !fingers.isEmpty else { return plain }
        let paint = Paint.color(ResolvedColor(red: 0.4, green: 0.4, blue: 0.4, opacity: 0.45))
        let marks = fingers.map { point in
            let circle = CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28)
            return DisplayList.Item.fill(Path(ellipseIn: circle), FillStyle(), paint)
        }
        return Picture(
            displayList: DisplayList(items: plain.displayList.items + marks), options: plain.options)
    }
}

extension Picture {
    fileprivate func enlarged(to size: CGSize) -> Picture {
        guard options.size.width < size.width || options.size.height < size.height else { return self }
        var options = options
        options.size = CGSize(width: max(options.size.width, size.width), height: max(options.size.height, size.height))
        return Picture(displayList: displayList, options: options, limits: limits)
    }
}
