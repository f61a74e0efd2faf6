import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import {
  deskToolIntents,
  selectDeskTool,
  selectToolPicker,
  type DeskToolActor,
} from '../../../machines/booking/desk-tool';
import { selectPicker, type PickerActor } from '../../../machines/booking/picker';
import type { KeptCard } from '../../../domain/desk/kept-cards';
import { findService } from '../../../domain/desk/services';
import { deskCopy as copy } from '../../copy/desk/desk';
import { SERVICE_WORDS } from '../../copy/desk/services';
import { Icon } from '../../ui/mark/icon';
import type { ToolKit } from '../../trade/desk/kit';
import type { CardParts, PickerDress, ToolParts } from './parts';
import { ToolAnswerCard } from './tool-answer';
import { ToolForm } from './tool-form';
import { asksOne, cardSubstance, toolEnquiryAddress, serviceAddress } from './typed-words';

type ViewProps = ToolParts & {
  brought?: string;
  /** True while another substance is searched: the old answer is hidden. */
  isChoosing?: boolean;
  /** Actions of a substance card and the heading of its printout; null where there is no card. */
  card?: CardParts | null;
};

function ServiceWay({ kit, view }: Pick<ToolParts, 'kit' | 'view'>) {
  const type = findService(kit.tool.head);
  if (type === null) return null;
  return (
    <Link href={serviceAddress(type, kit, view)} className="text-sea underline underline-offset-4">
      {copy.service(SERVICE_WORDS[type].title)}
    </Link>
  );
}

const BESIDE = 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10';
/** A tool with a single field has its answer below at full width. */
const ABOVE = 'lg:[&>:first-child]:max-w-120';
/** On phones the tab already names the tool, so the form comes first and the card actions follow the answer. */
const LATE = 'max-md:order-1 max-md:border-t max-md:border-b-0';
const UNHEADED = 'max-md:border-0 max-md:p-0';

export function DeskToolView({ brought = '', isChoosing = false, card = null, ...parts }: ViewProps) {
  const { kit, view } = parts;
  const isOne = asksOne(kit.tool);
  const late = card ? LATE : UNHEADED;
  return (
    <section
      aria-labelledby="tool-title"
      className="rounded-card border border-line bg-surface max-md:flex max-md:flex-col"
    >
      <header
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:px-5 ${late}`}
      >
        <div className="max-md:sr-only">
          <h2 id="tool-title" className="text-20">
            {kit.words.title}
          </h2>
          <p className="text-muted">{kit.words.question}</p>
        </div>
        {card?.buttons}
      </header>
      <div className={`grid gap-3 p-3 md:gap-6 md:p-5 ${isOne ? ABOVE : BESIDE}`}>
        <ToolForm parts={parts} isChoosing={isChoosing} />
        <ToolAnswerCard parts={parts} isChoosing={isChoosing} paperHead={card?.head ?? null} />
      </div>
      <footer className="order-2 flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
        <p className="min-w-0 text-12 text-muted">
          {copy.expertNote} <ServiceWay kit={kit} view={view} />
        </p>
        <Link
          href={toolEnquiryAddress(kit, view, brought)}
          className="inline-flex h-11 flex-none items-center gap-2 rounded-control bg-signal px-5 font-semibold text-on-signal outline-current hover:bg-signal-hover"
        >
          {copy.expert}
          <Icon name="arrowRight" />
        </Link>
      </footer>
    </section>
  );
}

type DeskToolProps = {
  actor: DeskToolActor;
  kit: ToolKit;
  brought?: string;
  renderPicker: (actor: PickerActor, dress: PickerDress) => ReactNode;
  renderCard?: (card: KeptCard) => CardParts;
};

export function DeskTool({ actor, kit, brought = '', renderPicker, renderCard }: DeskToolProps) {
  const view = useSelector(actor, selectDeskTool, shallowEqual);
  const picker = useSelector(actor, selectToolPicker);
  const isSought = useSelector(picker, (snapshot) => selectPicker(snapshot).query !== '');
  const isOne = kit.tool.fields.some(({ kind, isInRows }) => kind === 'goods' && !isInRows);
  const on = useMemo(() => deskToolIntents(actor), [actor]);
  const isChoosing = isSought && isOne;
  const about = isChoosing ? null : cardSubstance(view);
  return (
    <DeskToolView
      kit={kit}
      view={view}
      on={on}
      brought={brought}
      isChoosing={isChoosing}
      card={about && renderCard ? renderCard(about) : null}
      renderPicker={(dress) => renderPicker(picker, dress)}
    />
  );
}
