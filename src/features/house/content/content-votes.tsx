import type { HelpVotes } from '../../../../domain/content/help-vote';
import { contentCopy } from '../../../copy/house/content';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { helpVoteCopy } from '../../../copy/pages/help-vote';

const copy = contentCopy.votes;

export function ContentVotes({ votes }: { votes: HelpVotes }) {
  const { helped, unhelped, reasons, said, before } = votes;
  return (
    <section className="mt-8">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mt-2">{helped + unhelped === 0 ? copy.none : copy.tally(votes)}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>{copy.reason(reason, count)}</li>
          ))}
        </ul>
      )}
      {before.helped + before.unhelped > 0 && <p className="mt-2 text-muted">{copy.before(before)}</p>}
      {said.length > 0 && (
        <>
          <h3 className="mt-4 text-14 text-muted">{copy.said}</h3>
          <ul>
            {said.map(({ at, reason, words }) => (
              <li
                key={`${at} ${words}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
              >
                <span className="text-muted">{deskCaseCopy.at(at)}</span>
                <span>{helpVoteCopy.reasons[reason]}</span>
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
