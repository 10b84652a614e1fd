import Testing

@testable import AppBuilding

/// What stands in the way of an app.
struct BuildReportTests {
  @Test func missingThingsAreCountedTheMostFrequentFirst() {
    let report = BuildReport(
      messages: """
        /app/A.swift:1:8: error: no such module 'MapKit'
        /app/A.swift:4:9: error: cannot find type 'MKMapView' in scope
        /app/A.swift:4:9: error: cannot find type 'MKMapView' in scope
        /app/B.swift:9:9: error: cannot find type 'MKMapView' in scope
        /app/B.swift:12:5: error: cannot find 'UIPrintInteractionController' in scope
        /app/B.swift:15:7: error: value of type 'UILabel' has no member 'isSparkling'
        /app/B.swift:20:1: error: missing return in instance method
        /app/B.swift:22:1: warning: variable 'x' was never used
        """)
    #expect(
      report.text == """
        Modules that Linux lacks:
          1 × MapKit
        Names that are missing:
          2 × MKMapView
          1 × UIPrintInteractionController
        Members that are missing:
          1 × UILabel.isSparkling
        Other errors: 1
        """)
  }

  @Test func aBuildWithoutErrorsHasNothingToReport() {
    #expect(BuildReport(messages: "/app/A.swift:1:1: warning: unused").text.isEmpty)
  }
}
