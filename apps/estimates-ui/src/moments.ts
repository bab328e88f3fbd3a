// Moments for people, en-US, in the time zone of whoever looks.
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const MINUTE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "Mar 2, 2026" */
export const formatDay = (instant: string): string => DAY.format(new Date(instant));
/** "Mar 2, 2026, 4:05 PM" */
export const formatMinute = (instant: string): string => MINUTE.format(new Date(instant));
