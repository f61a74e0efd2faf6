import { Link } from 'wouter';

import { VERDICT_LEVELS, type VerdictLevel } from '../../../domain/goods/verdict';
import { queryFromSearch, railAddress } from '../../../domain/modes/rail/address';
import { findAbroad, BORDERS, countGaugeChanges } from '../../../domain/modes/rail/corridor';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { bySea } from '../../../domain/modes/rail/by-sea';
import { countTwentyFoot } from '../../../domain/modes/rail/wagons';
import { type Answer, offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { fillSentence } from '../../../domain/values/fill';
import { railCopy } from '../../copy/modes/rail';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';
import { Section } from '../../trade/section';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { askedAgain, searchedBoxesText, boxQueryOf, totalCaption } from './asked-words';

const { board: copy } = railSearchCopy;

type SideProps = { offer: RailOffer; search: RailSearch };

const dollars = (amount: number): string => formatMoney({ amount, currency: DOLLAR });

const strictness = ({ level }: { level: VerdictLevel }): number => VERDICT_LEVELS.indexOf(level);

const DISGUISED: readonly string[] = ['railDisguised', 'railResembles', 'railUnlisted', 'railLithium'];

function passedChecks({ detail }: RailOffer, { isDanger, boxes }: RailSearch): string[] {
  const isDisguised = detail.findings.some(({ code }) => DISGUISED.includes(code));
  const twenties = countTwentyFoot(boxes);
  return [
    ...(isDanger === 'N' && !isDisguised ? [copy.general] : []),
    ...(twenties === 0 ? [copy.long] : twenties % 2 === 0 ? [copy.paired] : []),
    ...(detail.notice === null ? [copy.noNotice(BORDERS[detail.border].nameCn)] : []),
  ];
}

const Check = ({ letter, children }: { letter: Answer; children: string }) => (
  <li className="flex items-start gap-2.5 border-b border-line pb-3 last:border-0 last:pb-0">
    <VerdictPill letter={letter}>{copy.answers[letter]}</VerdictPill>
    <span className="min-w-0">{children}</span>
  </li>
);

/** All checks of this train, strictest first. */
function Checks({ offer, search }: SideProps) {
  const { detail } = offer;
  const found = detail.findings.toSorted((one, other) => strictness(other) - strictness(one));
  return (
    <Section title={copy.checks}>
      <ul className="grid gap-3">
        {found.map(({ level, code, given }, at) => {
          const letter = offerAnswer({
            state: 'OPEN',
            acceptance: { level, reason: '', source: '', edition: '', notice: '' },
          });
          return (
            <Check key={`${code} ${at}`} letter={letter}>
              {fillSentence(railCopy.finding[code], given)}
            </Check>
          );
        })}
        {passedChecks(offer, search).map((text) => (
          <Check key={text} letter="Y">
            {text}
          </Check>
        ))}
      </ul>
    </Section>
  );
}

const WAY = 'flex min-h-11 items-center border-b border-line text-sea last:border-0 hover:text-sea-strong';

/** Two 20-foot boxes share a wagon: an odd one is paired or replaced by a 40-foot box. */
function Paired({ offer, search }: SideProps) {
  const { paired } = offer.detail;
  // Other boxes do not help where the train refuses the goods.
  if (paired.length === 0 || offerAnswer(offer) === 'N') return null;
  return (
    <Section title={copy.odd}>
      {paired.map(({ boxes, total }) => (
        <Link key={searchedBoxesText({ boxes })} className={WAY} href={askedAgain(search, offer, boxQueryOf(boxes))}>
          {copy.pairedAs(searchedBoxesText({ boxes }), offer.price && total !== null ? dollars(total) : null)}
        </Link>
      ))}
    </Section>
  );
}

type WayProps = { way: RailOffer['detail']['instead'][number]; search: RailSearch };

function OtherWay({ way: { org, dst, way }, search }: WayProps) {
  const line = way && findAbroad(dst.code)?.line;
  return (
    <Link
      className="flex min-h-11 items-baseline justify-between gap-3 border-b border-line py-2 text-sea last:border-0 hover:text-sea-strong"
      href={railAddress(routePath('railWayIndex'), { ...queryFromSearch(search), org: org.code, dst: dst.code })}
    >
      <span className="min-w-0">
        {copy.insteadWay(org.nameCn, dst.nameCn)}
        {way && line && (
          <span className="block text-12 text-muted">
            {copy.wayFacts(BORDERS[way.border].nameCn, way.transitDays[0], way.transitDays[1], countGaugeChanges(line))}
          </span>
        )}
      </span>
      {way && way.total !== null && <span className="whitespace-nowrap text-ink">{dollars(way.total)}</span>}
    </Link>
  );
}

/** Other trains; also ocean freight where this one refuses. */
function Instead({ offer, search }: SideProps) {
  const isOff = offer.acceptance.level === 'BLOCK';
  const { instead } = offer.detail;
  if (!isOff && instead.length === 0) return null;
  const isPriced = instead.some(({ way }) => way !== null && way.total !== null);
  return (
    <Section title={copy.instead} note={isPriced ? copy.insteadNote(totalCaption(search)) : undefined}>
      {instead.map((way) => (
        <OtherWay key={`${way.org.code} ${way.dst.code}`} way={way} search={search} />
      ))}
      {isOff && (
        <Link className={WAY} href={bySea(search)}>
          {copy.bySea}
        </Link>
      )}
    </Section>
  );
}

export function TrainSide(props: SideProps) {
  const { price } = props.offer;
  const isOff = offerAnswer(props.offer) === 'N';
  return (
    <aside className="grid min-w-0 gap-4">
      <Section title={copy.price}>
        {price && !isOff ? (
          <div className="grid gap-5">
            <ChargeLines {...price.charges} />
            <NotIncluded notIncluded={price.charges.notIncluded} />
          </div>
        ) : (
          <p className="text-muted">{isOff ? copy.notSold : copy.noPrice}</p>
        )}
      </Section>
      <Checks {...props} />
      <Paired {...props} />
      <Instead {...props} />
    </aside>
  );
}
