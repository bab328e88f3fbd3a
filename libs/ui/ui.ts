// The public entry point of libs/ui: what the apps share as one bundle. Exports only what is used.
export { Spinner } from '@blueprintjs/core';
export { BulkBar } from './bulk-bar.tsx';
export { type BulkDeed, BulkDeeds } from './bulk-deeds.tsx';
export { Button, buttonClass, IconButton } from './button.tsx';
export { classNames } from './class-names.ts';
export { ComboField, type ComboOption } from './combo-field.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { Difference } from './conflict-notice.tsx';
export { LateConflictNotice as ConflictNotice } from './late-conflict-notice.tsx';
export { DataTable, type Column } from './data-table.tsx';
export { FormDialog } from './form-dialog.tsx';
export { Figure, FigureLine } from './figure-line.tsx';
export { LateForgetDialog as ForgetDialog } from './late-forget-dialog.tsx';
export { ListToolbar } from './list-toolbar.tsx';
export { PurlinLogo } from './logo.tsx';
export { PHONE, useMediaQuery } from './media-query.ts';
export { MenuButton, type MenuAction } from './menu.tsx';
export { dollars, Money } from './money.tsx';
export { MoneyField, PercentField, QuantityField, RateField, TidyField } from './number-fields.tsx';
export {
  amountError,
  isAmount,
  isPercentage,
  isRate,
  moneyText,
  percentError,
  percentText,
  rateError,
  rateText,
  readMoney,
  readQuantity,
  tidyRate,
  tooFineError,
  withCommas,
} from './number-text.ts';
export { PageLayout, PageHeader } from './page-header.tsx';
export { Panel } from './panel.tsx';
export { SearchField } from './search-field.tsx';
export { SegmentedField } from './segmented-field.tsx';
export { SelectField, type Choice } from './select-field.tsx';
export { EmptyState, ErrorPanel, Notice } from './states.tsx';
export { rowsOf } from './list-rows.ts';
export { ProblemNotice } from './problem-notice.tsx';
export type { Sorting, SortsBy } from './sort-controls.tsx';
export { type Shortcut, type ShortcutGroup, shortcutsNow, useShortcuts } from './shortcuts.ts';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { tabByKey } from './tab-keys.ts';
export { CheckField, DateField, SwitchField, TextAreaField, TextField } from './text-fields.tsx';
export {
  rememberedAppearance,
  ThemeRoot,
  useTheme,
  type Appearance,
  type Theme,
} from './theme.tsx';
export { isSum } from './sum.ts';
export { Tip } from './tip.tsx';
export { startIn } from './start-in.ts';
export { stillNeeded } from './still-needed.ts';
export { leaveToast, toast, type ToastWords } from './toast-store.ts';
export {
  askToDiscard,
  askToLeave,
  closeOverlay,
  forgetUnsaved,
  hasUnsaved,
  type LeaveWords,
  useBackCloses,
  useUnsaved,
} from './unsaved.ts';
export { type Selection, useSelection } from './use-selection.ts';
export { useSettled } from './use-settled.ts';
export { WorkDialog } from './work-dialog.tsx';
