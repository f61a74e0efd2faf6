import type { Finding } from '../../../domain/rules/finding';
import { findingCopy, findingSentence, type OwnFindingWords } from '../../copy/trade/findings';

type ReasonsProps = {
  findings: readonly Finding[];
  decides: string;
  own?: OwnFindingWords | undefined;
};

export function SegregationReasons({ findings, decides, own }: ReasonsProps) {
  return (
    <div aria-live="polite">
      {findings.map((finding) => (
        <p key={findingSentence(finding, own)} className="mb-2 text-ink">
          {findingSentence(finding, own)}
          <span className="block text-12 text-muted">{findingCopy.source(finding)}</span>
        </p>
      ))}
      <p className="text-12 text-muted">{decides}</p>
    </div>
  );
}
