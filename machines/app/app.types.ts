/** What an earlier page left behind, read once before the first chart starts. */
export type AppInput = { now: number; smsResendAt: number };

export type AppContext = AppInput;
