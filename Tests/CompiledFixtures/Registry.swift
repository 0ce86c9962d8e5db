import SwiftUI

/// The fixtures as the Swift compiler builds them: the files of this folder are links to `Fixtures/`.
public enum CompiledFixtures {
    /// Each fixture's root by the name of its file.
    public static let all: [(name: String, make: @MainActor @Sendable () -> any View)] = [
        ("AlignmentGuides", { AlignmentGuides() }),
        ("AttributedText", { AttributedText() }),
        ("BadgeModifier", { BadgeModifier() }),
        ("BarChart", { BarChart() }),
        ("BidiPage", { BidiPage() }),
        ("BlendModePage", { BlendModePage() }),
        ("CanvasDrawing", { CanvasDrawing() }),
        ("ChatScroll", { ChatScroll() }),
        ("ChineseParagraph", { ChineseParagraph() }),
        ("Clocks", { Clocks() }),
        ("Controls", { Controls() }),
        ("ControlsMac", { ControlsMac() }),
        ("CustomShape", { CustomShape() }),
        ("DarkMode", { DarkMode() }),
        ("DonutChart", { DonutChart() }),
        ("EffectPage", { EffectPage() }),
        ("FlowLayout", { FlowLayout() }),
        ("Formats", { Formats() }),
        ("GradientPage", { GradientPage() }),
        ("HighlightedButton", { HighlightedButton() }),
        ("MeasuredList", { MeasuredList() }),
        ("LoginAlert", { LoginAlert() }),
        ("Perspective", { Perspective() }),
        ("PlayerBar", { PlayerBar() }),
        ("PricingTable", { PricingTable() }),
        ("ProfileCard", { ProfileCard() }),
        ("SettingsForm", { SettingsForm() }),
        ("SettingsScreen", { SettingsScreen() }),
        ("ShapeOperations", { ShapeOperations() }),
        ("StickyHeaders", { StickyHeaders() }),
        ("SignIn", { SignIn() }),
        ("StrokePage", { StrokePage() }),
        ("SymbolPage", { SymbolPage() }),
        ("TypeSpecimen", { TypeSpecimen() }),
        ("WeatherCard", { WeatherCard() }),
    ]
}
