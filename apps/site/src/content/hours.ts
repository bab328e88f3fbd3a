// Opening hours and the promises that go with them.

/** As shown, and as schema.org spells it. Sunday is by appointment and so has no hours. */
export const hours = [
  { days: 'Monday to Friday', time: '8:00 AM to 6:00 PM', schema: { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' } },
  { days: 'Saturday', time: '9:00 AM to 4:00 PM', schema: { dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' } },
  { days: 'Sunday', time: 'By appointment only', schema: null },
] as const;
