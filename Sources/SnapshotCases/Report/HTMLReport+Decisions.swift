extension HTMLReport {
    /// Decides on everything that the filter shows.
    static let decideAll = """
        <div class="group decide" role="group" aria-label="Decide on all that are shown">\
        <button type="button" data-all="accept">Accept all shown</button>\
        <button type="button" data-all="reject">Reject all shown</button></div>
        """

    static let decisionStyle = """
        .decide button { border: 1px solid var(--line); border-radius: 6px; padding: 5px 14px; margin-right: 8px; }
        .decide button[data-decide=accept] { border-color: var(--added-text); color: var(--added-text); }
        .decide button[data-decide=reject] { border-color: var(--removed-text); color: var(--removed-text); }
        .decide output { color: var(--quiet); margin-left: 6px; }
        article.decided { opacity: .6; }
        """

    /// - Parameter token: letters and digits that the server made: a page of another site doesn't know it.
    static func decisionScript(token: String) -> String {
        """
        async function decide(card, what) {
          if (!card || card.classList.contains('decided')) return;
          const note = card.querySelector('.decide output');
          const number = card.id.replace('case-', '');
          try {
            const answer = await fetch(`/${what}/${number}`, { method: 'POST', headers: { 'X-Easel-Token': '\(token)' } });
            const text = await answer.text();
            note.textContent = answer.ok ? (what === 'accept' ? 'accepted' : 'rejected') : text;
            if (!answer.ok) return;
            card.classList.add('decided');
            for (const button of card.querySelectorAll('.decide button')) button.disabled = true;
            const left = cards.filter(card => !card.classList.contains('decided')).length;
            document.querySelector('.title p').textContent = left ? `${left} to decide on` : 'all decided';
          } catch {
            note.textContent = 'The program that served this page has ended.';
          }
        }
        document.addEventListener('click', async event => {
          const button = event.target.closest('button');
          if (!button) return;
          if (button.dataset.decide) decide(button.closest('article'), button.dataset.decide);
          if (button.dataset.all)
            for (const card of cards.filter(card => !card.hidden)) await decide(card, button.dataset.all);
        });
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target === search) return;
          const what = { a: 'accept', r: 'reject' }[event.key];
          if (!what) return;
          const card = document.activeElement.closest('article');
          move(1);
          decide(card, what);
          event.preventDefault();
        });
        """
    }
}
