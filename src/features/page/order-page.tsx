import { modeAt } from '../../../domain/modes';
import type { RouteName } from '../../../domain/routes';
import { soonCopy } from '../../copy/soon';
import type { OrderCopy } from '../../copy/pages/page-copy';
import { titles } from '../../copy/titles';
import { ActionLink, BannerHead, PlainHead } from './page-head';
import { Marked, PhoneCard } from './page-parts';
import { Soon } from './soon';

type OrderPageProps = { name: RouteName; copy: OrderCopy; art?: string };

/** The order form of a mode that opens soon: its steps, what they will need, and the way to the enquiry until then. */
export function OrderPage({ name, copy, art }: OrderPageProps) {
  const mode = modeAt(name);
  const head = { title: titles[name], purpose: copy.purpose, children: mode && <Soon mode={mode} /> };
  return (
    <>
      {art === undefined ? <PlainHead {...head} /> : <BannerHead {...head} art={art} />}
      <div className="wrap grid gap-10 py-10 md:py-12 lg:grid-cols-[1fr_320px] lg:gap-16">
        <section aria-labelledby="steps">
          <h2 id="steps" className="text-20">
            {soonCopy.steps}
          </h2>
          <ol className="mt-6">
            {copy.steps.map(({ title, text }, index) => (
              <li key={title} className="relative flex gap-5 pb-8 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute top-8 bottom-0 left-[15.5px] w-px bg-line in-[li:last-child]:hidden"
                />
                <span aria-hidden="true" className="relative grid size-8 flex-none place-items-center text-sea">
                  <span className="absolute inset-1 rotate-45 border border-current" />
                  {index + 1}
                </span>
                <div>
                  <h3 className="pt-1 text-16">{title}</h3>
                  <p className="mt-1 text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8">
            <ActionLink action={copy.back} look="line" />
          </p>
        </section>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="text-20">{soonCopy.prepare}</h2>
            <ul className="mt-4 grid gap-2.5">
              {copy.prepare.map((text) => (
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
