import type { ComponentType, ReactNode } from 'react';
import { createActor, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import { vesselName } from '../../domain/modes/fcl/detail';
import { routePath } from '../../domain/routes';
import type { CaptchaActor } from '../../machines/identity/captcha';
import type { DevicesActor } from '../../machines/identity/devices';
import type { OrderCancelActor } from '../../machines/order/order-cancel';
import { orderCopyMachine } from '../../machines/order/order-copy';
import type { PaperViewActor } from '../../machines/order/paper-view';
import type { PickerActor } from '../../machines/booking/picker';
import type { OfferBoardActor } from '../../machines/booking/offer-board';
import { enquiryCopy } from '../../src/copy/modes/enq';
import { offerSearchCopy } from '../../src/copy/search/offer-search';
import { Captcha } from '../../src/features/captcha/captcha';
import type { WantedPaper } from '../../src/features/file-upload/file-checklist';
import { PaperDialog } from '../../src/features/file-upload/paper-dialog';
import { OrderCancelDialog } from '../../src/features/order-cancel/order-cancel-dialog';
import { Picker } from '../../src/features/port-picker/picker';
import { DevicesCard } from '../../src/features/user-center/devices-card';
import { Sailings } from '../../src/modes/fcl/sailings/sailings';
import type { ToolKit } from '../../src/trade/desk/kit';
import { nodesOf } from '../graph/transitions';
import { DESK_VIEWS } from '../views/desk';
import { ORDER_VIEWS } from '../views/order';
import { SHELL_VIEWS } from '../views/shell';

/** Views whose name differs from their machine; of several, the complete one is first. */
const NAMED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  bookingSearch: ['BookingSearch', 'OtherQuestion'],
  captchaClickWord: ['ClickWord'],
  captchaSlider: ['Slider'],
  captchaWork: ['Work'],
  chunkGuard: ['ChunkNotice'],
  copier: ['CopyNumber'],
  deskClock: ['ServicesTable'],
  devices: ['DevicesCard'],
  enquiry: ['EnquiryFclPage', 'Enquiry'],
  fileUpload: ['FileChecklist', 'PhotoPicker'],
  news: ['LatestNews'],
  offerBoard: ['Sailings'],
  orderCopy: ['OrderCopy', 'OrderCarry'],
  orderDocument: ['OrderDocument', 'CasePrints'],
  orderPage: ['FclOrderPage'],
  orderReceipt: ['FclSuccessPage', 'OrderReceipt', 'DeskReceipt'],
  orderTruck: ['OrderTruck', 'GateTrucks'],
  paperView: ['PaperDialog'],
};

const ENDINGS = ['', 'Dialog', 'Page'];

/** Possible names of the connected view of a machine: `X`, `XDialog`, `XPage`, or the name above. */
export function viewNamesOf(id: string): readonly string[] {
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  return NAMED_OTHERWISE[id] ?? ENDINGS.map((ending) => name + ending);
}

const ignore = () => {};

/** Used beside an order page; the stage copies nothing. */
const copying = createActor(orderCopyMachine, { input: { orderNo: '' } }).start();

const SLOTS = {
  onDrawn: { prices: ignore, slides: ignore, check: ignore, news: ignore },
  wanted: enquiryCopy.papers.map((paper): WantedPaper => ({ ...paper, standing: 'optional' })),
  renderCancellation: (actor: OrderCancelActor) => <OrderCancelDialog actor={actor} />,
  renderBoard: (actor: OfferBoardActor) => <Sailings actor={actor} renderChoice={() => null} />,
  renderChoice: () => null,
  onVisit: ignore,
  renderPaper: (actor: PaperViewActor) => <PaperDialog actor={actor} />,
  renderDevices: (actor: DevicesActor) => <DevicesCard actor={actor} />,
  copying,
  renderAgain: () => null,
  address: routePath('shippingFcl'),
  blankAt: routePath('builtInOrder'),
  place: 'head' as const,
  copy: offerSearchCopy,
  nameOf: vesselName,
  enquiryOf: () => routePath('enquiryFcl'),
  renderCaptcha: (actor: CaptchaActor) => <Captcha actor={actor} />,
  renderPicker: (actor: PickerActor, dress: Omit<Parameters<typeof Picker>[0], 'actor'>) => (
    <Picker {...dress} actor={actor} />
  ),
};

type Connected = ComponentType<{ actor: AnyActorRef; kit: ToolKit | undefined } & typeof SLOTS>;

const features = import.meta.glob<Record<string, unknown>>('../../src/features/**/*.tsx', { eager: true });
const modes = import.meta.glob<Record<string, unknown>>('../../src/modes/**/*.tsx', { eager: true });
const pages = import.meta.glob<Record<string, unknown>>('../../src/pages/**/*-page.tsx', { eager: true });
const exported = new Map(
  [...Object.values({ ...pages, ...modes, ...features }), DESK_VIEWS, ORDER_VIEWS, SHELL_VIEWS].flatMap((module) =>
    Object.entries(module),
  ),
);

const isComponent = (value: unknown): value is Connected => typeof value === 'function';

/**
 * Connected view of a machine, by name; null when another flow draws it. A view that needs more than its actor is in
 * `flows/views` under the name of its machine.
 */
export function viewOf(id: string): Connected | null {
  const found = viewNamesOf(id).map((name) => exported.get(name));
  return found.find(isComponent) ?? null;
}

const kits = Object.values(
  import.meta.glob<{ default?: ToolKit }>('../../src/trade/desk/kits/*.tsx', { eager: true }),
).flatMap((module) => module.default ?? []);

/** Tool kits are matched by `head`, because the stage has its own copies of the tools. */
const toolKitFor = ({ context }: AnyMachineSnapshot): ToolKit | undefined => {
  const { tool: wanted } = context as { tool?: { head: string } };
  return kits.find(({ tool }) => tool.head === wanted?.head);
};

const hasDoor = ({ root }: AnyStateMachine) => nodesOf(root).some(({ tags }) => tags.includes('open'));

/** A chart with an `open` tag is drawn only while it has it, as on its page. */
const isDrawn = (snapshot: AnyMachineSnapshot) => !hasDoor(snapshot.machine) || snapshot.hasTag('open');

export function drawFlow(id: string, actor: AnyActorRef): ReactNode {
  const View = viewOf(id);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!View || snapshot.status !== 'active' || !isDrawn(snapshot)) return null;
  return <View actor={actor} {...SLOTS} kit={toolKitFor(snapshot)} />;
}
