import Budget
import CSandbox
import Foundation
import Rendering
import WorkerProtocol

/// Does what one request asks for. It runs in a process of its own.
struct RequestRunner {
    let request: WorkerRequest
    private let budget: RunBudget
    private let results = Results()

    /// What the request made. It lasts as long as its runner: to the end of the process, which is quicker than taking
    /// trees of declarations and views apart.
    private final class Results {
        var programs: [InterpretedProgram] = []
        var sessions: [RenderSession] = []
    }

    init(_ request: WorkerRequest, budget: RunBudget) { (self.request, self.budget) = (request, budget) }

    func answer() -> WorkerAnswer {
        do {
            switch request.kind {
            case .picture: return try picture()
            case .inspection: return try inspection()
            case .check: return try check()
            case .film: return try film()
            case .supported: return supported()
            case .audit: return WorkerAudit.answer(request)
            case .explanation: return try explanation()
            case .figure: return try figure()
            case .difference: return try difference()
            case .exploration: return try exploration()
            case .completions: return WorkerAnswer(.done, mediaType: "application/json", body: Completions.json())
            }
        } catch let error as OptionFailure {
            return WorkerAnswer(.usage, message: "error: \(error.message)\n")
        } catch let failure as RenderFailure {
            return Self.answer(to: failure)
        } catch {
            return WorkerAnswer(.defect, message: "error: render has a defect: \(error)\n")
        }
    }

    static func answer(to failure: RenderFailure) -> WorkerAnswer {
        switch failure.cause {
        case .source: WorkerAnswer(.source, message: failure.text)
        case .limit(let name): WorkerAnswer(.limit, limit: name, message: failure.text)
        case .unreadable, .request: WorkerAnswer(.request, message: failure.text)
        case .defect: WorkerAnswer(.defect, message: failure.text)
        }
    }

    // MARK: - Kinds

    private func picture() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        let format = try options.picture()
        let session = try session(showing: program(options.drawing), options.drawing)
        if options.isStrict {
            guard format != .png else { throw OptionFailure("'strict-vector' is for SVG and PDF") }
            try session.requireVectors(in: format)
        }
        var picture = try session.picture()
        var marks: [String] = []
        if options.showsMarks { (picture, marks) = try NodeMarks.drawn(on: picture, session) }
        var phases = session.phases
        let bytes = try phases.measure("encode") { try picture.encoded(as: format) }
        var answer = WorkerAnswer(.done, mediaType: format.mediaType, body: bytes)
        if options.reports { answer.report = try session.inspection().json }
        answer.marks = marks
        complete(&answer, session, phases)
        answer.warnings += picture.warnings(for: format)
        return answer
    }

    private func inspection() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        try options.inspection()
        let program = try program(options.drawing)
        var answer = WorkerAnswer(.done, mediaType: "application/json")
        if options.tree == .view {
            answer.body = Array(
                try program.viewTree(of: options.drawing.view, showsTuples: options.showsTuples).json.utf8)
            answer.warnings = program.warnings
            return answer
        }
        let events = options.drawing.events
        if options.showsChanges { options.drawing.events = [] }
        let session = try session(showing: program, options.drawing)
        if options.showsChanges {
            answer.body = Array(TreeChanges.json(try events.map { try session.changes(of: $0) }).utf8)
        } else if options.tree == .render {
            answer.body = Array(session.renderTree().json.utf8)
        } else {
            var inspection = try session.inspection()
            inspection.showsAnimations = options.showsAnimations
            answer.body = Array(inspection.json.utf8)
        }
        complete(&answer, session, session.phases)
        return answer
    }

    private func check() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        try options.plain()
        var answer = WorkerAnswer(.done)
        // A request's files lie in no Xcode project: they are one program.
        for whole in try project(options.drawing).wholePrograms() {
            let program = try whole.load()
            answer.warnings += program.warnings + program.unknownColors
            answer.phases = Self.phases(program.phases)
        }
        return answer
    }

    private func film() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        let (format, film) = try options.film()
        let program = try program(options.drawing)
        let events = options.drawing.events
        options.drawing.events = []
        options.drawing.at = 0
        var session = try session(showing: program, options.drawing)
        let body: [UInt8]
        if let format {
            body = try self.film(&session, events, film, format) {
                try self.session(showing: program, options.drawing)
            }
        } else {
            body = try vectorFilm(session, events, film)
        }
        var answer = WorkerAnswer(
            .done, mediaType: format.map(\.mediaType) ?? PictureFormat.svg.mediaType, body: body)
        complete(&answer, session, session.phases)
        return answer
    }

    private func vectorFilm(
        _ session: RenderSession, _ events: [RenderEvent], _ options: FilmOptions
    ) throws -> [UInt8] {
        let film = VectorFilm(loops: options.loops)
        try session.film(events, options) { film.append($0) }
        return try film.finish()
    }

    /// - Parameter again: makes the session once more, for frames that turn out to be of several sizes.
    private func film(
        _ session: inout RenderSession, _ events: [RenderEvent], _ film: FilmOptions, _ format: FilmFormat,
        again: (() throws -> RenderSession)? = nil
    ) throws -> [UInt8] {
        var file: FilmFile?
        var sizes = FilmSizes()
        try session.film(events, film) { moment in
            sizes.add(moment)
            guard !sizes.areSeveral else { return }
            let known = try file ?? FilmFile(format, film, beginningWith: moment)
            file = known
            try known.append(moment)
        }
        if sizes.areSeveral, let again, let size = sizes.largest {
            var film = film
            film.size = size
            session = try again()
            return try self.film(&session, events, film, format)
        }
        guard let file else { throw RenderFailure(.source, text: "error: the film has no frame\n") }
        return try file.finish()
    }

    private func supported() -> WorkerAnswer {
        let lines = InterpretedProgram.supported.map { "\($0.name)\t\($0.status)\t\($0.remark)" }
        return WorkerAnswer(.done, mediaType: "text/plain", body: Array(lines.joined(separator: "\n").utf8))
    }

    // MARK: - Parts

    func project(_ options: RenderOptions) throws(RenderFailure) -> SourceProject {
        try Self.project(of: request.files, options)
    }

    static func project(
        of sources: [WorkerFile], _ options: RenderOptions
    ) throws(RenderFailure) -> SourceProject {
        var files: [SourceText] = []
        for file in sources { files.append(try SourceText(name: file.name, bytes: file.bytes)) }
        guard !files.isEmpty else { throw RenderFailure(.request, text: "error: there is no source\n") }
        return SourceProject(files: files, options: options)
    }

    /// Lets the options' own limits hold from here on.
    func take(_ limits: RenderLimits) { budget.change(limits.budget) }

    private func program(_ options: RenderOptions) throws(RenderFailure) -> InterpretedProgram {
        take(options.limits)
        let program = try project(options).program(showing: options.view)
        results.programs.append(program)
        return program
    }

    private func session(
        showing program: InterpretedProgram, _ options: RenderOptions
    ) throws(RenderFailure) -> RenderSession {
        let session = try RenderSession(program: program, options: options)
        results.sessions.append(session)
        return session
    }

    private func complete(_ answer: inout WorkerAnswer, _ session: RenderSession, _ phases: PhaseTimes) {
        answer.warnings = session.warnings
        answer.console = session.console
        answer.phases = Self.phases(phases)
    }

    private static func phases(_ times: PhaseTimes) -> [WorkerAnswer.Phase] {
        times.phases.map { WorkerAnswer.Phase($0.name, Double($0.duration / .microseconds(1)) / 1_000) }
    }
}

extension PictureFormat {
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}

extension FilmFormat {
    var mediaType: String {
        switch self {
        case .apng: "image/apng"
        case .gif: "image/gif"
        case .webp: "image/webp"
        case .mp4: "video/mp4"
        case .webm: "video/webm"
        }
    }
}
