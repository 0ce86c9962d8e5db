import SwiftUI

/// The fixtures as the Swift compiler builds them: the files of this folder are links to `Fixtures/`.
public enum CompiledFixtures {
    /// Each fixture's root by the name of its file.
    public static let all: [(name: String, make: @MainActor @Sendable () -> any View)] = [
        ("AlignmentGuides", { AlignmentGuides() }),
        ("BadgeModifier", { BadgeModifier() }),
        ("BarChart", { BarChart() }),
        ("BlendModePage", { BlendModePage() }),
        ("CanvasDrawing", { CanvasDrawing() }),
        ("ChatScroll", { ChatScroll() }),
        ("ChineseParagraph", { ChineseParagraph() }),
        ("Clocks", { Clocks() }),
        ("CustomShape", { CustomShape() }),
        ("DarkMode", { DarkMode() }),
        ("DonutChart", { DonutChart() }),
        ("EffectPage", { EffectPage() }),
        ("FlowLayout", { FlowLayout() }),
        ("GradientPage", { GradientPage() }),
        ("HighlightedButton", { HighlightedButton() }),
        ("MeasuredList", { MeasuredList() }),
        ("Perspective", { Perspective() }),
        ("PricingTable", { PricingTable() }),
        ("ProfileCard", { ProfileCard() }),
        ("SettingsForm", { SettingsForm() }),
        ("SettingsScreen", { SettingsScreen() }),
        ("ShapeOperations", { ShapeOperations() }),
        ("StickyHeaders", { StickyHeaders() }),
        ("StrokePage", { StrokePage() }),
        ("SymbolPage", { SymbolPage() }),
        ("TypeSpecimen", { TypeSpecimen() }),
        ("WeatherCard", { WeatherCard() }),
    ]
}
