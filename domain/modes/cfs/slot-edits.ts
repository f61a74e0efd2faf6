import { MOST_TRUCKS } from '../../order/trucks/truck-fields';
import type { OwnEdit } from '../../order/form/edit';
import type { TruckPlan, TypedStuff } from './board';
import { blankTruck, type CfsForm } from './form';

export const slotEdit = {
  addTruck: (slot: string): OwnEdit => ({ kind: 'own.truck.add', slot }),
  dropTruck: (slot: string): OwnEdit => ({ kind: 'own.truck.drop', slot }),
  moveTruck: (at: number, slot: string): OwnEdit => ({ kind: 'own.truck.move', at, slot }),
  removeTruck: (at: number): OwnEdit => ({ kind: 'own.truck.remove', at }),
  stuff: (stuff: readonly TypedStuff[]): OwnEdit => ({ kind: 'own.stuff', stuff }),
  plan: ({ gates, stuff }: TruckPlan): OwnEdit => ({ kind: 'own.plan', gates, stuff }),
};

type Edit = { kind: string; slot?: unknown; at?: unknown; stuff?: unknown; gates?: unknown };

const isStuffing = (one: unknown): one is TypedStuff => {
  const { slot, teu } = Object(one) as Partial<TypedStuff>;
  return typeof slot === 'string' && typeof teu === 'string';
};
const readTypedStuff = (stuff: unknown): TypedStuff[] => (Array.isArray(stuff) ? stuff.filter(isStuffing) : []);

/** A new plan keeps the entered driver details. */
function applyGatePlan({ inbound }: CfsForm, gates: unknown): CfsForm['inbound'] {
  const slots = Array.isArray(gates) ? gates.filter((slot) => typeof slot === 'string') : [];
  return slots.slice(0, MOST_TRUCKS).map((slot, at) => ({ ...(inbound[at] ?? blankTruck), slot }));
}

export function slotsEdited(form: CfsForm, edit: Edit): CfsForm | null {
  const { inbound } = form;
  const slot = typeof edit.slot === 'string' ? edit.slot : '';
  switch (edit.kind) {
    case 'own.truck.add':
      return { ...form, inbound: [...inbound, { ...blankTruck, slot }].slice(0, MOST_TRUCKS) };
    case 'own.truck.drop': {
      const last = inbound.findLastIndex((truck) => truck.slot === slot);
      return { ...form, inbound: inbound.filter((_, at) => at !== last) };
    }
    case 'own.truck.move':
      return { ...form, inbound: inbound.map((truck, at) => (at === edit.at ? { ...truck, slot } : truck)) };
    case 'own.truck.remove':
      return { ...form, inbound: inbound.filter((_, at) => at !== edit.at) };
    case 'own.stuff':
      return { ...form, stuffSlots: readTypedStuff(edit.stuff) };
    case 'own.plan':
      return { ...form, inbound: applyGatePlan(form, edit.gates), stuffSlots: readTypedStuff(edit.stuff) };
    default:
      return null;
  }
}
