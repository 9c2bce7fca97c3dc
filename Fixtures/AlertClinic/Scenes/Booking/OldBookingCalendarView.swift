import SwiftUI

/// A month at a glance. The list of free slots replaced it.
struct OldBookingCalendarView: View {
  @State private var day = Date()

  var body: some View {
    DatePicker("날짜", selection: $day)
      .navigationTitle("예약 달력")
  }
}
