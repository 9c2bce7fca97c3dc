// A cell takes the tap and leaves it to the table as well

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: FeedViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct Post { let id: Int; let text: String }

protocol PostCellDelegate: AnyObject {
    func postCellDidTapBody(_ cell: PostCell, post: Post)
}

final class PostCell: UITableViewCell {
    weak var delegate: PostCellDelegate?
    var post: Post?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let tap = ↓UITapGestureRecognizer(target: self, action: #selector(bodyTapped))
        tap.cancelsTouchesInView = false
        contentView.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func bodyTapped() {
        guard let post else { return }
        delegate?.postCellDidTapBody(self, post: post)
    }
}

final class FeedViewController: UITableViewController, PostCellDelegate {
    private let posts = [Post(id: 1, text: "Hello"), Post(id: 2, text: "World")]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
        cell.post = posts[indexPath.row]
        cell.delegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(posts[indexPath.row])
    }

    func postCellDidTapBody(_ cell: PostCell, post: Post) {
        open(post)
    }

    private func open(_ post: Post) {
        navigationController?.pushViewController(ThreadViewController(post: post), animated: true)
    }
}

final class ThreadViewController: UIViewController {
    private let post: Post
    init(post: Post) {
        self.post = post
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}
