export type Account = {
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
