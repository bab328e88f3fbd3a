// Opening hours as schema.org spells them. Sunday is by appointment and so has none. The words
// stand in words/<language>/frame.ts.
export const openingHours = [
  {
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  { dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
] as const;
