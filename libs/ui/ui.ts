// The public entry point of libs/ui: what the apps share as one bundle. Exports only what is used.
// Other files of libs/ui are imported by the few screens that need them.
export { Spinner } from '@blueprintjs/core';
export { BulkBar } from './list/bulk-bar.tsx';
export { type BulkAction, BulkActions } from './list/bulk-actions.tsx';
export { Button, buttonClass, IconButton } from './control/button.tsx';
export { classNames } from './class-names.ts';
export { ComboField, type ComboOption } from './form/combo-field.tsx';
export { ConfirmDialog } from './overlay/confirm-dialog.tsx';
export type { Difference } from './feedback/conflict-notice.tsx';
export { LazyConflictNotice as ConflictNotice } from './feedback/lazy-conflict-notice.tsx';
export { DataTable, type Column } from './list/data-table.tsx';
export { FormDialog } from './overlay/form-dialog.tsx';
export { Figure, FigureLine } from './layout/figure-line.tsx';
export { LazyForgetDialog as ForgetDialog } from './overlay/lazy-forget-dialog.tsx';
export { ListToolbar } from './list/list-toolbar.tsx';
export { PurlinLogo } from './layout/logo.tsx';
export { PHONE, useMediaQuery } from './media-query.ts';
export { MenuButton, type MenuAction } from './control/menu.tsx';
export { dollars, Money } from './layout/money.tsx';
export {
  MoneyField,
  PercentField,
  QuantityField,
  RateField,
  TidyField,
} from './form/number-fields.tsx';
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
} from './form/number-text.ts';
export { PageLayout, PageHeader } from './layout/page-header.tsx';
export { Panel } from './layout/panel.tsx';
export { SearchField } from './form/search-field.tsx';
export { SegmentedField } from './form/segmented-field.tsx';
export { SelectField, type Choice } from './form/select-field.tsx';
export { EmptyState, ErrorPanel, Notice } from './feedback/states.tsx';
export { rowsOf } from './list/list-rows.ts';
export { ProblemNotice } from './feedback/problem-notice.tsx';
export type { Sorting, SortsBy } from './list/sort-controls.tsx';
export {
  type Shortcut,
  type ShortcutGroup,
  shortcutsNow,
  useShortcuts,
} from './control/shortcuts.ts';
export { StatusBadge, type Tone } from './feedback/status-badge.tsx';
export { tabByKey } from './control/tab-keys.ts';
export {
  CheckField,
  DateField,
  SwitchField,
  TextAreaField,
  TextField,
} from './form/text-fields.tsx';
export {
  rememberedAppearance,
  ThemeRoot,
  useTheme,
  type Appearance,
  type Theme,
} from './theme/theme.tsx';
export { isSum } from './form/sum.ts';
export { Tip } from './control/tip.tsx';
export { initialFocus } from './form/initial-focus.ts';
export { stillNeeded } from './form/still-needed.ts';
export { leaveToast, toast, type ToastWords } from './feedback/toast-store.ts';
export {
  askToDiscard,
  askToLeave,
  closeOverlay,
  forgetUnsaved,
  hasUnsaved,
  type LeaveWords,
  useBackCloses,
  useUnsaved,
} from './form/unsaved.ts';
export { type Selection, useSelection } from './list/use-selection.ts';
export { useSettled } from './control/use-settled.ts';
export { WorkDialog } from './overlay/work-dialog.tsx';
