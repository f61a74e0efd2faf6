import type { Cutoff } from '../../domain/offer/sailing';
import { cutoffsCopy, cutoffWords } from '../copy/trade/cutoffs';
import { remainingWords } from '../copy/words/moment-words';
import { Comma } from '../ui/show/comma';
import { DAY_MS } from '../../domain/values/spans';

const SOON_MS = DAY_MS;

type CutoffListProps = { cutoffs: readonly Cutoff[]; now: number };

/** Cut-offs before departure; missed ones red, near ones amber. */
export function CutoffList({ cutoffs, now }: CutoffListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {cutoffs.map((cutoff) => {
        const { code, at } = cutoff;
        const left = Date.parse(at) - now;
        const tone = left < 0 ? 'text-bad' : left < SOON_MS ? 'text-warn' : 'text-muted';
        return (
          <li key={code} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1">
            <span className="flex-1 whitespace-nowrap text-text">{cutoffsCopy.code[code]}</span>
            <span className="whitespace-nowrap text-ink">{cutoffWords(cutoff)}</span>
            <span className={`ml-auto w-24 text-right text-12 whitespace-nowrap print:hidden ${tone}`}>
              <Comma />
              {left < 0 ? cutoffsCopy.missed : cutoffsCopy.left(remainingWords(left))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
