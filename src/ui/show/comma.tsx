/** Two facts of a line are set apart by room for whoever looks; whoever listens hears where the first one ends. */
export const Comma = () => <span className="sr-only">，</span>;
