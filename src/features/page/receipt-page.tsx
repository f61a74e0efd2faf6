import { modeAt, MODES } from '../../../domain/modes';
import type { RouteName } from '../../../domain/routes';
import type { ReceiptCopy } from '../../copy/pages/page-copy';
import { soonCopy } from '../../copy/soon';
import { titles } from '../../copy/titles';
import { EmptyState } from '../../ui/show/empty-state';
import { ActionLink, BannerHead, PlainHead } from './page-head';
import { Marked, PhoneCard } from './page-parts';
import { Soon } from './soon';

type ReceiptPageProps = { name: RouteName; copy: ReceiptCopy; art?: string };

/** The receipt of a mode that opens soon: there is no order to show yet, and it says what will come after one. */
export function ReceiptPage({ name, copy, art }: ReceiptPageProps) {
  const mode = modeAt(name);
  // Named by its form: nothing has succeeded here.
  const title = titles[mode === null ? name : MODES[mode].routes.order];
  const head = { title, purpose: copy.purpose, children: mode && <Soon mode={mode} /> };
  return (
    <>
      {art === undefined ? <PlainHead {...head} /> : <BannerHead {...head} art={art} />}
      <div className="wrap grid gap-10 py-10 md:py-12 lg:grid-cols-[1fr_320px] lg:gap-16">
        <EmptyState title={soonCopy.receipt.title} text={soonCopy.receipt.text}>
          <ActionLink action={copy.back} look="line" />
        </EmptyState>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="text-20">{soonCopy.next}</h2>
            <ul className="mt-4 grid gap-2.5">
              {copy.next.map((text) => (
                <Marked key={text}>{text}</Marked>
              ))}
            </ul>
          </section>
          <PhoneCard />
        </aside>
      </div>
    </>
  );
}
