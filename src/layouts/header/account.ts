/** Who is in front of the page, as far as its head is concerned. */
export type Account = {
  /** Null while nobody is signed in. */
  name: string | null;
  hasWholeVehicles: boolean;
};

export type AccountWishes = {
  intendLogin: () => void;
  login: () => void;
  changePassword: () => void;
  logout: () => void;
  visitCenter: () => void;
  visitWholeVehicles: () => void;
};
