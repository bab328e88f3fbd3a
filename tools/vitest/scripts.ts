// Names and messages in the scripts that papers and e-mails have to hold.

export interface Sample {
  readonly script: string;
  readonly name: string;
  readonly message: string;
}
const sample = (script: string, name: string, message: string): Sample => ({
  script,
  name,
  message,
});

export const SAMPLES: readonly Sample[] = [
  sample('Latin', 'Łucja Żółkiewska', 'Façade über Þór, ½ inch “flashing”'),
  sample('Cyrillic', 'Юлия Ковалёва', 'Спасибо, начинайте в понедельник! Її дім'),
  sample('Greek', 'Αθηνά Παπαδοπούλου', 'Ευχαριστώ, ᾧ τρόπῳ θέλετε'),
  sample('Vietnamese', 'Nguyễn Thị Hường', 'Cảm ơn, mái nhà rất đẹp'),
  sample('Chinese', '王小明', '謝謝，谢谢！請在星期一開工。'),
  sample('Japanese', '髙橋さくら', 'ありがとうございます。屋根をお願いします。'),
  sample('Korean', '김민준', '감사합니다. 지붕 공사 부탁드려요!'),
  sample('Devanagari', 'प्रिया शर्मा', 'धन्यवाद। सोमवार को आइए, क्षत्रिय जी।'),
  sample('Arabic', 'محمد العلي', 'شكرا لكم، ابدأوا العمل يوم ١٢'),
  sample('Hebrew', 'דוד כהן', 'תודה רבה, שלום'),
  sample('emoji', 'Dana 🏠', 'Thanks 👍 ❤️ 👨‍👩‍👧 🇺🇸 ✅'),
];
