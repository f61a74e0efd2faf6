export const DOOR_FIELDS = {
  pickup: {
    city: 'fromCity',
    address: 'fromAddress',
    contact: 'fromContact',
    phone: 'fromPhone',
    begins: 'loadFrom',
    ends: 'loadTo',
  },
  delivery: {
    city: 'toCity',
    address: 'toAddress',
    contact: 'toContact',
    phone: 'toPhone',
    begins: 'unloadFrom',
    ends: 'unloadTo',
  },
} as const;

export type DoorEnd = keyof typeof DOOR_FIELDS;
