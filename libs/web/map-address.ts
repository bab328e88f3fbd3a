// Where a roof is, for the map application of whoever looks.
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
