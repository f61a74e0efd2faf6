import type { Finding } from '../../../domain/order/finding';
import { findingCopy, findingSentence } from '../../copy/findings';

/** Why goods may share a box, or may not, each reason with its source. */
export function SegregationReasons({ findings, decides }: { findings: readonly Finding[]; decides: string }) {
  return (
    <div aria-live="polite">
      {findings.map((finding) => (
        <p key={findingSentence(finding)} className="mb-2 text-ink">
          {findingSentence(finding)}
          <span className="block text-12 text-muted">{findingCopy.source(finding)}</span>
        </p>
      ))}
      <p className="text-12 text-muted">{decides}</p>
    </div>
  );
}
