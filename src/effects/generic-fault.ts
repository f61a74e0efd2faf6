type GenericFault = { message: string; status: number };

const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

const isStatus = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

function serialised(error: unknown): string {
  try {
    return JSON.stringify(error) ?? String(error);
  } catch {
    return String(error);
  }
}

/** The error's message or its serialised form; status from the error, from its response, else 500. */
export function genericFault(error: unknown): GenericFault {
  const message = readField(error, 'message');
  const status = [readField(error, 'status'), readField(readField(error, 'response'), 'status')].find(isStatus);
  return {
    message: typeof message === 'string' && message !== '' ? message : serialised(error),
    status: status ?? 500,
  };
}
