// The price book screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { ChangePrices } from './change-prices.tsx';
import { EditItem, NewItem } from './item-dialog.tsx';
import { PriceBook } from './price-book.tsx';
import '../estimates-ui.css';

const priceBook: RoomScreens<'price-book'> = {
  screens: { book: PriceBook, newItem: NewItem, item: EditItem, prices: ChangePrices },
};
export default priceBook;
