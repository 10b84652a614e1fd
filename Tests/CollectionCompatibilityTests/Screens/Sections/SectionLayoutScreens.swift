import UIKit

/// Five columns of squares.
final class SquaresViewController: SectionedViewController {
  override var counts: [Int] { [52] }

  override func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// Two columns with room between them.
final class TwoColumnsViewController: SectionedViewController {
  override func makeLayout() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.45), heightDimension: .fractionalHeight(1))),
      count: 2)
    group.interItemSpacing = .flexible(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A list, a grid and a wider grid, whose columns depend on the width.
final class DistinctSectionsViewController: SectionedViewController {
  override var counts: [Int] { [4, 10, 12] }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      let columns = [isWide ? 2 : 1, isWide ? 6 : 3, isWide ? 8 : 5][index]
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let height: NSCollectionLayoutDimension = index == 0 ? .absolute(44) : .fractionalWidth(1 / CGFloat(columns))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

/// Items with a badge at their corner.
final class BadgesViewController: SectionedViewController {
  override var counts: [Int] { [24] }

  override func makeLayout() -> UICollectionViewLayout {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Kind.badge, containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Sections with titles that stay in sight and titles below, and cards behind them.
final class TitledSectionsViewController: SectionedViewController {
  override var counts: [Int] { [8, 0, 30] }

  override func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: Kind.header, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: Kind.footer, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    let card = NSCollectionLayoutDecorationItem.background(elementKind: Kind.background)
    card.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionCardView.self, forDecorationViewOfKind: Kind.background)
    return layout
  }
}

/// A large item beside two small ones, and beside them again, sideways.
final class NestedGroupsViewController: SectionedViewController {
  override var counts: [Int] { [30] }

  override func makeLayout() -> UICollectionViewLayout {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailing = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    trailing.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: trailing, count: 2)
    let nested = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
      subitems: [leading, trailingGroup])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nested))
  }
}

/// Words as wide as their text, as many in a line as fit.
final class WordsViewController: SectionedViewController {
  static let words = ["pear", "strawberry", "fig", "blackcurrant", "plum", "apple", "passion fruit", "kiwi"]
  override var counts: [Int] { [40] }
  override func text(at indexPath: IndexPath, _ number: Int) -> String { Self.words[number % Self.words.count] }

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Texts of several lines, each as tall as it needs.
final class ParagraphsViewController: SectionedViewController {
  override var counts: [Int] { [60] }

  override func text(at indexPath: IndexPath, _ number: Int) -> String {
    Array(repeating: "Paragraph \(number).", count: number % 5 * 3 + 1).joined(separator: " ")
  }

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A staircase of three steps that repeats.
final class StairsViewController: SectionedViewController {
  override var counts: [Int] { [7] }

  override func makeLayout() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
    ) { environment in
      let width = environment.container.contentSize.width / 3
      return (0..<3).map { step in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(step) * width, y: CGFloat(step) * 50, width: width, height: 50), zIndex: step)
      }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
