import Budget
import Testing

@Suite struct RunBudgetTests {
    private func budget(seconds: Double = 10, memory: Int = 1 << 30, pixels: Int = 1_000) -> RunBudget {
        var limits = BudgetLimits()
        (limits.seconds, limits.memory, limits.pixels) = (seconds, memory, pixels)
        return RunBudget(limits)
    }

    @Test func workThatNoMachineDoesInTheTimeIsRefusedBeforeItBegins() {
        let budget = budget(seconds: 1)
        #expect(budget.mayDo(1_000))
        #expect(!budget.mayDo(.max))
        #expect(budget.exceeded?.limit == .time)
        #expect(!budget.mayDo(1), "reaching a limit is final")
    }

    @Test func theClockIsLookedAtWhileWorkGoesOn() {
        let budget = budget(seconds: 0)
        #expect(throws: BudgetExceeded.self) { for _ in 0..<3_000 { try budget.charge(1_000) } }
        #expect(budget.exceeded?.limit == .time)
    }

    @Test func memoryIsRefusedBeforeItIsTaken() {
        let budget = budget(memory: 100 << 20)
        #expect(budget.mayTake(1 << 20))
        #expect(!budget.mayTake(200 << 20))
        #expect(budget.exceeded?.limit == .memory)
    }

    @Test func pixelsOfAllPicturesAreCountedTogether() throws {
        let budget = budget(pixels: 1_000)
        try budget.decode(pixels: 600)
        #expect(throws: BudgetExceeded.self) { try budget.decode(pixels: 600) }
        #expect(budget.exceeded?.limit == .pixels)
    }

    @Test func anotherRunBeginsWithEverything() {
        let budget = budget(pixels: 1)
        budget.reach(.memory)
        budget.begin(BudgetLimits())
        #expect(budget.mayDo(1) && budget.exceeded == nil)
    }

    @Test func changingTheLimitsLeavesWhatWasUsed() {
        let budget = budget(seconds: 100)
        let end = budget.end
        var limits = BudgetLimits()
        limits.seconds = 101
        budget.change(limits)
        #expect(budget.end == end + 1_000_000_000)
    }

    @Test func theTimeIsCountedFromTheBeginning() {
        let budget = budget(seconds: 100)
        #expect(budget.overtime < -99 && budget.overtime > -101)
        budget.begin(BudgetLimits())
        #expect(budget.overtime < -9 && budget.overtime > -11)
    }

    @Test func theMessageNamesTheLimitAndWhatWasBeingDone() {
        let budget = budget(seconds: 2)
        budget.begin(.drawing)
        budget.reach(.time)
        budget.begin(.encoding)
        #expect(budget.exceeded?.description == "the run took longer than 2.0 seconds, while drawing (limit 'time')")
    }

    @Test func theThreadsBudgetIsTheOneEnteredLast() {
        #expect(RunBudget.current == nil)
        let (outer, inner) = (budget(), budget())
        let scope = outer.enter()
        let innerScope = inner.enter()
        #expect(RunBudget.current === inner)
        innerScope.leave()
        #expect(RunBudget.current === outer)
        #expect(inner.enterAnew(BudgetLimits()) == nil, "the run that counts already goes on counting")
        scope.leave()
        #expect(RunBudget.current == nil)
    }
}
