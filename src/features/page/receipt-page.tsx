import type { RouteName } from '../../../domain/routes';
import { pageCopy } from '../../copy/page';
import type { ReceiptCopy } from '../../copy/pages/page-copy';
import { titles } from '../../copy/titles';
import { EmptyState } from '../../ui/show/empty-state';
import { ActionLink, BannerHead, PlainHead } from './page-head';
import { Marked, PhoneCard } from './page-parts';

type ReceiptPageProps = { name: RouteName; copy: ReceiptCopy; art?: string };

/** Without an order in its address a receipt says so, what would come next, and where orders begin. */
export function ReceiptPage({ name, copy, art }: ReceiptPageProps) {
  const head = { title: titles[name], purpose: copy.purpose };
  return (
    <>
      {art === undefined ? <PlainHead {...head} /> : <BannerHead {...head} art={art} />}
      <div className="wrap grid gap-10 py-10 md:py-12 lg:grid-cols-[1fr_320px] lg:gap-16">
        <EmptyState title={copy.empty} text={pageCopy.missing.text}>
          <ActionLink action={copy.back} />
        </EmptyState>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="text-20">{pageCopy.next}</h2>
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
