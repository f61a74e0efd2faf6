/** `until`: null if the room is taken from the last booked day on. */
export const stayFull = (until: string | null): string =>
  until === null ? '存期之后库位已被他人预约，不能续存' : `之后的库位已被他人预约，最多可续存至 ${until}`;

export const stayClosed = (said: string): string => `不能续存：${said}`;
