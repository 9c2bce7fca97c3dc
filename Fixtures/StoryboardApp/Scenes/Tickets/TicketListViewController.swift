import UIKit

final class TicketListViewController: UITableViewController {
  private let tickets = ["3월 2일", "5월 5일"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ticket")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "연간 회원", style: .plain, target: self, action: #selector(showMembership))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tickets.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ticket", for: indexPath)
    cell.textLabel?.text = tickets[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showTicket", sender: tickets[indexPath.row])
  }

  @objc private func showMembership() {
    let visitor = UIStoryboard(name: "Visitor", bundle: nil)
    let membership = visitor.instantiateViewController(withIdentifier: "MembershipViewController")
    navigationController?.pushViewController(membership, animated: true)
  }
}
