import Foundation

struct Book: Identifiable, Hashable {
  let id: String
  let title: String
  let author: String
  let relatedID: String
  let publisher: Publisher

  static let samples: [Book] = [
    Book(id: "b1", title: "토지", author: "박경리", relatedID: "b2", publisher: Publisher(name: "마로니에북스")),
    Book(id: "b2", title: "채식주의자", author: "한강", relatedID: "b1", publisher: Publisher(name: "창비")),
  ]

  static func find(_ id: String) -> Book {
    samples.first { $0.id == id } ?? samples[0]
  }
}

struct Publisher: Hashable {
  let name: String
}

struct Award: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct ReadingPosition: Identifiable {
  let id: String
  let page: Int
}

struct Club: Identifiable, Hashable {
  let id: Int
  let name: String

  static let samples = [Club(id: 1, name: "고전 읽기"), Club(id: 2, name: "夜の読書会")]
}
