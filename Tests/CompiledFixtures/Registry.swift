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
        ("ChineseParagraph", { ChineseParagraph() }),
        ("Clocks", { Clocks() }),
        ("CustomShape", { CustomShape() }),
        ("DarkMode", { DarkMode() }),
        ("DonutChart", { DonutChart() }),
        ("EffectPage", { EffectPage() }),
        ("FlowLayout", { FlowLayout() }),
        ("GradientPage", { GradientPage() }),
        ("Perspective", { Perspective() }),
        ("PricingTable", { PricingTable() }),
        ("ProfileCard", { ProfileCard() }),
        ("SettingsScreen", { SettingsScreen() }),
        ("ShapeOperations", { ShapeOperations() }),
        ("StrokePage", { StrokePage() }),
        ("SymbolPage", { SymbolPage() }),
        ("TypeSpecimen", { TypeSpecimen() }),
        ("WeatherCard", { WeatherCard() }),
    ]
}
