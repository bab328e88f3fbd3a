// Spanish texts of the FAQ page.
import type { Words } from '../en.ts';

export const faq: Words['faq'] = {
  title: 'Preguntas y respuestas sobre techos, Eugene, Oregón',
  description:
    'Inspecciones gratis, precios, cuánto tarda un techo, trabajar con lluvia, tormentas, ' +
    'seguros y lo que Oregón exige a un contratista de techos.',
  heading: 'Lo que nos preguntan al pie de la escalera',
  lead: 'Sobre inspecciones, precios, el trabajo y sus derechos en Oregón.',
  categories: [
    {
      id: 'getting-started',
      name: 'Para empezar',
      questions: [
        {
          question: '¿De verdad la inspección es gratis?',
          answer:
            'Sí. Toma de una a dos horas, usted ve fotos de lo que encontramos y no debe ' +
            'nada, nos contrate o no.',
        },
        {
          question: '¿Cuándo tendré respuesta?',
          answer: 'En menos de 24 horas. Las horas en que contestamos están al pie de cada página.',
        },
        {
          question: '¿Tengo que estar en casa para la inspección?',
          answer:
            'Para la parte de afuera, no. Ayuda si alguien nos deja ver el ático, porque ' +
            'muchas veces la gotera se nota ahí primero, lejos de donde entra el agua.',
        },
      ],
    },
    {
      id: 'prices',
      name: 'Precios y cotizaciones',
      questions: [
        {
          question: '¿Cuánto cuesta el trabajo?',
          answer:
            'Las inspecciones son gratis y las reparaciones empiezan en $350. Los ' +
            'reemplazos y el mantenimiento se cotizan según su techo: tamaño, pendiente, ' +
            'capas viejas y qué tan fácil es llegar deciden el precio. El trabajo de ' +
            'solo diseño sin obra, como planos y detalles para otro constructor, ' +
            'cuesta $150 por hora.',
        },
        {
          question: '¿Cómo recibo mi cotización y cómo la respondo?',
          answer:
            'Le enviamos un enlace por correo. La página muestra cada partida con cantidad, ' +
            'precio unitario y total, y hasta cuándo valen los precios. Ahí mismo puede ' +
            'aprobarla, rechazarla o dejar un mensaje, o bajarla en PDF. Nada empieza antes ' +
            'de que apruebe.',
        },
        {
          question: '¿Hay impuesto sobre las ventas en los techos en Oregón?',
          answer:
            'Oregón no tiene un impuesto general sobre las ventas, así que normalmente la ' +
            'cotización no lleva impuesto.',
        },
        {
          question: '¿Qué garantía recibo?',
          answer:
            'Dos: la nuestra sobre el trabajo, por escrito con su cotización, con sus ' +
            'años y lo que cubre; y la del fabricante sobre el material, que registramos ' +
            'a su nombre. Ambas son de la casa: si la vende, pídanos que las pasemos al ' +
            'nuevo dueño.',
        },
        {
          question: '¿Puedo pagar en partes o financiar el techo?',
          answer:
            'Lo usual es un anticipo al aprobar y el resto con el techo terminado; la ' +
            'cotización dice cuánto es cada parte. Nosotros no prestamos dinero; los ' +
            'bancos y las cooperativas de crédito del condado de Lane dan préstamos para ' +
            'mejoras de la casa, y hacemos la cotización como la pida el suyo.',
        },
      ],
    },
    {
      id: 'the-work',
      name: 'El trabajo',
      questions: [
        {
          question: '¿Cuánto tarda?',
          answer:
            'La mayoría de las reparaciones, de uno a tres días; un reemplazo completo, de ' +
            'tres a siete, según tamaño, pendiente y clima. Desde su aprobación hasta el ' +
            'último clavo, cuente 4-6 semanas para un techo en la temporada seca y 3-6 ' +
            'meses cuando se planea un conjunto de edificios.',
        },
        {
          question: '¿Trabajan con lluvia?',
          answer:
            'Para cubrir una emergencia, sí. Quitar un techo se planea para tiempo seco, y ' +
            'solo se abre lo que se puede cerrar el mismo día.',
        },
        {
          question: '¿Qué hago antes de que llegue la cuadrilla?',
          answer:
            'Aleje los autos de la casa, quite cuadros y repisas sueltas de las paredes ' +
            'del piso de arriba y cubra lo que hay en el ático. Nosotros protegemos ' +
            'plantas y caminos del jardín y al final pasamos un imán por el suelo.',
        },
      ],
    },
    {
      id: 'storms-and-rights',
      name: 'Tormentas, seguros y sus derechos',
      questions: [
        {
          question: 'Una tormenta dañó mi techo. ¿Y ahora?',
          answer:
            'No suba al techo. Tome fotos desde el suelo y del agua adentro, ponga una ' +
            'cubeta bajo la gotera y llámenos: primero tapamos la abertura. Después avise ' +
            'a su aseguradora; casi todas quieren saberlo de inmediato.',
        },
        {
          question: '¿Trabajan con mi aseguradora?',
          answer:
            'Le damos a su aseguradora fotos, medidas y una cotización detallada, y ' +
            'podemos recibir al ajustador en su casa. Qué parte se cubre lo deciden usted ' +
            'y su aseguradora.',
        },
        {
          question: '¿Qué exige Oregón a un contratista de techos?',
          answer:
            'Una licencia del Construction Contractors Board (CCB) con fianza y seguro de ' +
            'responsabilidad y, en trabajos residenciales de más de $2,000, un contrato ' +
            'por escrito y avisos al consumidor. Usted puede cancelar el primer contrato ' +
            'por escrito hasta la medianoche del siguiente día hábil, y tiene tres días ' +
            'hábiles si firmó fuera del negocio del contratista. Hay excepciones; esto es ' +
            'un resumen y no asesoría legal.',
        },
      ],
    },
  ],
  band: { title: '¿No está la suya?', text: 'Llámenos. Preguntar tampoco cuesta.' },
};
