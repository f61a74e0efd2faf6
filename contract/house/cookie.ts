/** Who of the house is signed in. No script reads it, no other site sends it, and no address but the desk's is sent it. */
export const STAFF_COOKIE = 'staff';
export const STAFF_PATH = '/api-desk';
